import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestSource } from './requirements.ts'
import { repositoryRoot } from '../workspace.ts'

/** A file of the repository. */
export function readSource(path: string): TestSource {
  return { path, text: readFileSync(join(repositoryRoot, path), 'utf8') }
}

/** Every test of vitest and Playwright, and their support. */
export function readTests(): TestSource[] {
  const paths = globSync('{apps,packages}/**/{src,test,e2e,http,specs}/**/*.ts{,x}', {
    cwd: repositoryRoot,
    exclude: (path) => /node_modules|\.next|dist|generated/.test(path),
  })
  return paths.filter((path) => /\.(?:test|spec)\.|\/test\//.test(path)).map(readSource)
}
