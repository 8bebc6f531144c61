import type { ViteUserConfig } from 'vitest/config'

/** A package's test project; workspace packages are read from their sources. */
export function project(name: string, test?: ViteUserConfig['test']): ViteUserConfig
