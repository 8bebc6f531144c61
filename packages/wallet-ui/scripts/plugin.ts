import type { Options } from 'tsup'

/** A plugin of the bundler. */
export type Plugin = NonNullable<Options['esbuildPlugins']>[number]
