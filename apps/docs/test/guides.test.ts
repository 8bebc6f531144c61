import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileGuides } from '../scripts/compileGuides.ts'
import { readGuide } from '../scripts/readGuide.ts'

const root = join(import.meta.dirname, '../../..')
const guides = globSync('*.md', { cwd: join(root, 'apps/docs/guides') })
  .toSorted()
  .map((file) => ({
    name: basename(file, '.md'),
    blocks: readGuide(readFileSync(join(root, 'apps/docs/guides', file), 'utf8')),
  }))
const code = guides.flatMap(({ name, blocks }) =>
  blocks.filter(isCode).map((block) => ({ ...block, path: `${name}/${block.file}` })),
)

function isCode({ language }: { readonly language: string }) {
  return language === 'ts' || language === 'tsx'
}

const wrong = [
  {
    path: 'wrong/label.tsx',
    code: "import { ConnectButton } from '@slotdrop/wallet-ui'\nexport const button = <ConnectButton label={1} />\n",
  },
  { path: 'wrong/name.ts', code: "import { readLists } from '@slotdrop/drops'\nreadLists()\n" },
]

describe('the code of the guides', () => {
  test('is compiled, every block of it, as it stands there; and what is wrong is refused', () => {
    expect(code.length).toBeGreaterThan(15)
    // At once: most of the time goes into the types of libraries.
    const faults = compileGuides(new Map([...code, ...wrong].map(({ path, code: text }) => [path, text])))
    expect(faults).toEqual([expect.stringContaining('wrong/label.tsx(2,'), expect.stringContaining('wrong/name.ts(1,')])
  }, 180_000)

  test('is in files that are named, each once; what is not compiled is no program', () => {
    expect(code.filter(({ file }) => file === undefined)).toEqual([])
    expect(code.map(({ path }) => path).filter((path, index, all) => all.indexOf(path) !== index)).toEqual([])
    const others = guides.flatMap(({ blocks }) => blocks.filter((block) => !isCode(block)))
    expect(others.map(({ language }) => language).filter((language) => !['css', 'sh'].includes(language))).toEqual([])
  })

  test('is all the code there is on the site: docstrings of what is published have none, as nothing would compile it', () => {
    const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/^packages\/(?:api|jobs|operator)\//.test(file.replaceAll('\\', '/')),
    )
    expect(sources.length).toBeGreaterThan(300)
    const withCode = sources.filter((file) =>
      /^\s*\*\s*(?:@example\b|```)/m.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(withCode).toEqual([])
  })

  test('that sends a drop is the script that is installed and run, in thirty lines', () => {
    const script = readFileSync(join(root, 'tooling/scripts/fresh-apps/node/pay.ts'), 'utf8')
    expect(code.find(({ path }) => path === 'drops-from-code/pay.ts')?.code).toBe(`// pay.ts\n${script}`)
    expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(30)
  })
})
