/** Resolver object of an item in one language; members are called by the default resolver. */
export interface ItemNode {
  id(args: { format?: string | null }): string;
  name: string;
  [member: string]: unknown;
}
