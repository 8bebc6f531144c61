import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { promisedBy, readExample, runnableExamples } from './readmeExamples.ts'
import { publicPackages, readWorkspace, repositoryRoot } from './workspace.ts'

function readmeOf(folder: string): string {
  return join(repositoryRoot, 'packages', folder, 'README.md')
}

describe('the example of a package’s README', () => {
  test.each(runnableExamples)(
    'of %s runs as it stands there, alone, and prints what it says',
    (folder) => {
      const example = readExample(readmeOf(folder), 'ts')
      // As a module of the package's folder, where its own name is known.
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--conditions=@slotdrop/source', '--input-type=module-typescript', '--eval', example],
        { cwd: join(repositoryRoot, 'packages', folder), encoding: 'utf8' },
      )
      expect(promisedBy(example)).not.toEqual([])
      expect({ lines: stdout.split('\n').filter(Boolean), stderr }).toEqual({ lines: promisedBy(example), stderr: '' })
    },
    60_000,
  )

  test.each([
    ['delivery', 'ts', 'tooling/scripts/fresh-apps/node/pay.ts'],
    ['wallet-ui', 'tsx', 'packages/wallet-ui/examples/vite/main.tsx'],
  ])('of %s is one that is built and used', (folder, language, file) => {
    expect(readExample(readmeOf(folder), language)).toBe(readFileSync(join(repositoryRoot, file), 'utf8'))
  })
})

test.each(publicPackages(readWorkspace()))(
  'the README of $name says how it is installed',
  ({ name, folder, manifest }) => {
    const [line = ''] = readExample(join(repositoryRoot, folder, 'README.md'), 'sh').split('\n')
    const optional = Object.keys(manifest.peerDependenciesMeta ?? {})
    const peers = Object.keys(manifest.peerDependencies ?? {}).filter((peer) => !optional.includes(peer))
    // A command is there without being installed.
    if (manifest.bin?.[name] !== undefined) return
    expect(line).toMatch(new RegExp(`^npm install ${name}( |$)`))
    for (const peer of peers) expect(line).toMatch(new RegExp(` ${peer}(@|\\s|$)`))
  },
)
