import type { ViteUserConfig } from 'vitest/config'

/** A package's test project; workspace packages are read from their sources. */
export function project(name: string, test?: ViteUserConfig['test']): ViteUserConfig

/** The test files of a folder that draw: `@vitest-environment happy-dom`. */
export function drawingTests(folder: string): string[]

/** Setup of a project that draws: leaves the shared window after each test as it was before. */
export const clearWindow: string
