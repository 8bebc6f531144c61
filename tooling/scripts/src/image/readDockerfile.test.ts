import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../workspace.ts'
import { readArguments, readDockerfile, readVariables } from './readDockerfile.ts'

test('stages, flags and steps over several lines are read', () => {
  const text = '# note\nFROM a:1 AS build\nRUN one \\\n  two\n# note\nFROM b:2\nCOPY --from=build --chown=x:y /a ./\n'
  expect(readDockerfile(text)).toEqual([
    { base: 'a:1', name: 'build', steps: [{ instruction: 'RUN', flags: new Map(), text: 'one    two' }] },
    {
      base: 'b:2',
      name: undefined,
      steps: [
        {
          instruction: 'COPY',
          flags: new Map([
            ['from', 'build'],
            ['chown', 'x:y'],
          ]),
          text: '/a ./',
        },
      ],
    },
  ])
})

test('what is no instruction is refused', () => {
  expect(() => readDockerfile('FROM a\nnonsense\n')).toThrow('nonsense')
})

test('variables and commands are read', () => {
  expect(readVariables('A=1 B="two words" C=')).toEqual({ A: '1', B: 'two words', C: '' })
  expect(readArguments('["node", "a.ts"]')).toEqual(['node', 'a.ts'])
  expect(() => readArguments('"node a.ts"')).toThrow('list')
})

const stages = readDockerfile(readFileSync(join(repositoryRoot, 'Dockerfile'), 'utf8'))

test('the image is of the Node that is pinned for everything else', () => {
  const { nodeVersion } = Object.fromEntries(
    readFileSync(join(repositoryRoot, 'pnpm-workspace.yaml'), 'utf8')
      .split('\n')
      .map((line) => line.split(': ')),
  ) as { nodeVersion: string }
  expect(stages.map(({ base }) => base)).toEqual([`node:${nodeVersion}-slim`, `node:${nodeVersion}-slim`])
})

test('the image takes nothing of the workspace but what the build chose, and does not run as root', () => {
  const last = stages.at(-1)?.steps ?? []
  const copies = last.filter(({ instruction }) => instruction === 'COPY')
  expect(copies.map(({ flags, text }) => [flags.get('from'), text])).toEqual([
    ['build', '/app/image ./'],
    ['build', '/app/data /data'],
  ])
  expect(last.filter(({ instruction }) => instruction === 'USER').map(({ text }) => text)).toEqual(['node'])
})
