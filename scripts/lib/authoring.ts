/** An item of content with the field that was asked for. */
export interface Held {
  itemId: string;
  name: string;
  field: { value: string } | null;
}

interface WithChildren {
  item: Held & { children: { nodes: Held[] } };
}

export type Authoring = ReturnType<typeof createAuthoring>;

/** What a machine with the platform's token may do through its authoring GraphQL. Rejects where anything is refused. */
export function createAuthoring(platform: string, token: string) {
  /** With a key what is sent again is done once. */
  async function ask<T>(query: string, variables: object, key?: string): Promise<T> {
    const answer = await fetch(`${platform}/sitecore/api/authoring/graphql/v1/`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status}: ${text.slice(0, 300)}`);
    const body = JSON.parse(text) as { data?: T; errors?: { message: string }[] };
    if (!body.data || body.errors) throw new Error(JSON.stringify(body.errors ?? body));
    return body.data;
  }

  return {
    ask,

    /** The first item at or below another that has a field, of a name where one is asked for. */
    async holderOf(where: object, field: string, named = ''): Promise<Held> {
      const { item } = await ask<WithChildren>(
        `query Holder($where: ItemQueryInput!, $field: String!) { item(where: $where) {
           itemId(format: "D") name field(name: $field) { value }
           children { nodes { itemId(format: "D") name field(name: $field) { value } } } } }`,
        { where, field },
      );
      const holder = [item, ...item.children.nodes].find(
        (one) => one.field?.value && one.name.startsWith(named),
      );
      if (!holder) throw new Error(`nothing at ${JSON.stringify(where)} has a ${field}`);
      return holder;
    },

    save: (itemId: string, name: string, value: string, key?: string) =>
      ask(
        `mutation Save($input: UpdateItemInput!) { updateItem(input: $input) { item { itemId } } }`,
        { input: { itemId, language: 'en', fields: [{ name, value }] } },
        key,
      ),

    publish: (itemId: string, key?: string) =>
      ask(
        `mutation Publish($input: PublishItemInput!) { publishItem(input: $input) { operationId } }`,
        { input: { rootItemIds: [itemId], languages: ['en'] } },
        key,
      ),

    create: (parent: string, name: string, key?: string) =>
      ask(
        `mutation Create($input: CreateItemInput!) { createItem(input: $input) { item { itemId } } }`,
        { input: { name, templateId: 'Page', parent } },
        key,
      ),
  };
}
