import { join } from 'node:path'
import { publicPackages, readWorkspace, repositoryRoot, type Member } from '../workspace.ts'
import { run, type Environment } from './cleanEnvironment.ts'
import type { Registry } from './startRegistry.ts'

/**
 * Publishes every public package as a release does, but for the provenance, which only a workflow can prove.
 *
 * @throws what the registry refused
 */
export async function publishPackages(registry: Registry, environment: Environment): Promise<readonly Member[]> {
  const members = publicPackages(readWorkspace())
  const env = { ...environment, npm_config_provenance: 'false' }
  for (const { name, folder } of members) {
    const args = ['publish', '--no-git-checks', '--access', 'public', '--registry', registry.url]
    // oxlint-disable-next-line no-await-in-loop -- one after another, as in a release
    const { exitCode, output } = await run('pnpm', args, join(repositoryRoot, folder), env)
    if (exitCode !== 0) throw new Error(`${name} was not published: ${output}`)
  }
  return members
}
