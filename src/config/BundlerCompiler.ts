/** What plugins of the build use of the bundler; Next types none of it. */
export interface BundlerCompiler {
  webpack: {
    /** Stages of the work on built files, by name. */
    Compilation: Record<`PROCESS_ASSETS_STAGE_${'ADDITIONAL' | 'SUMMARIZE'}`, number>;
    sources: {
      RawSource: new (content: Buffer) => object;
      ConcatSource: new (...parts: (string | object)[]) => object;
    };
  };
  hooks: { thisCompilation: { tap(plugin: string, begin: (compilation: BundlerCompilation) => void): void } };
}

interface BundlerCompilation {
  hooks: {
    /** All modules of a build are known. */
    finishModules: { tap(plugin: string, work: (modules: Iterable<{ resource?: string }>) => void): void };
    processAssets: { tap(at: { name: string; stage: number }, work: (assets: object) => void): void };
  };
  /** What is in it when the build ends fails it. */
  errors: Error[];
  emitAsset(name: string, content: object): void;
  updateAsset(name: string, change: (content: object) => object): void;
}
