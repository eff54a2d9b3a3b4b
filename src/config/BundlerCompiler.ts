/** What plugins of the build use of the bundler; Next types none of it. */
export interface BundlerCompiler {
  webpack: {
    /** Stages of the work on built files, by name. */
    Compilation: Record<`PROCESS_ASSETS_STAGE_${'ADDITIONAL' | 'OPTIMIZE_INLINE' | 'REPORT'}`, number>;
    EntryPlugin: new (
      context: string,
      file: string,
      options: { name: string; runtime: false; layer: string; filename: string },
    ) => { apply(compiler: BundlerCompiler): void };
    sources: { RawSource: new (content: Buffer | string) => object };
  };
  hooks: { thisCompilation: { tap(plugin: string, begin: (compilation: BundlerCompilation) => void): void } };
}

/** Files that are loaded together. */
interface ChunkGroup {
  getFiles(): string[];
}

interface BundlerCompilation {
  hooks: {
    /** All modules of a build are known. */
    finishModules: { tap(plugin: string, work: (modules: Iterable<{ resource?: string }>) => void): void };
    processAssets: { tap(at: { name: string; stage: number }, work: () => void): void };
  };
  /** What is in it when the build ends fails it. */
  errors: Error[];
  entrypoints: ReadonlyMap<string, ChunkGroup>;
  namedChunkGroups: ReadonlyMap<string, ChunkGroup>;
  /** Files that will be written. */
  getAssets(): readonly { name: string; source: { source(): Buffer | string } }[];
  emitAsset(name: string, content: object): void;
  updateAsset(name: string, content: object): void;
}
