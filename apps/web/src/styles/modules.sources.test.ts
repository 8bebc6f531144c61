import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { classesOf, inspectSheets } from './inspectSheets.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

function read(pattern: string) {
  return new Map(
    globSync(pattern, { cwd: source }).map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(join(source, file), 'utf8'),
    ]),
  )
}

test('every sheet has the classes that are asked of it and no others, and dresses its own feature alone', () => {
  const sheets = read('**/*.module.css')
  expect(sheets.size).toBeGreaterThan(80)
  expect(inspectSheets(new Map([...sheets, ...read('**/*.tsx')]))).toEqual([])
})

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'a class that nobody asks for',
    {
      'features/share/Code.module.css': '.code {}\n.old {}',
      'features/share/Code.tsx': "import styles from './Code.module.css'\nstyles.code",
    },
    ['features/share/Code.module.css: nobody asks for .old'],
  ],
  [
    'a class that is not there, as after a change of its name',
    {
      'features/share/Code.module.css': '/* .code was here */ .sheet :global(.code) {}',
      'features/share/Code.tsx': "import styles from './Code.module.css'\nstyles.code + styles.sheet",
    },
    ['features/share/Code.module.css: .code is not there'],
  ],
  [
    'a name that is not in camel case',
    {
      'components/Pill.module.css': '.pill-round {}',
      'components/Pill.tsx': "import styles from './Pill.module.css'\nstyles['pill-round']",
    },
    [
      'components/Pill.module.css: nobody asks for .pill-round',
      'components/Pill.module.css: .pill-round is not in camel case',
    ],
  ],
  [
    'a sheet that nobody imports',
    { 'components/Pill.module.css': '.pill {}' },
    ['components/Pill.module.css: nobody asks for .pill'],
  ],
  [
    'a feature in another’s sheet',
    {
      'features/share/Code.module.css': '.code {}',
      'features/claim/Row.tsx': "import styles from '../share/Code.module.css'\nstyles.code",
    },
    ['features/share/Code.module.css: features/claim/Row.tsx is of another feature'],
  ],
  [
    'a component that takes a class and would win over it',
    {
      'components/Pill.module.css': '.pill {}',
      'components/Pill.tsx':
        "import styles from './Pill.module.css'\nexport function Pill({ className, tone }) { return [styles.pill, className] }",
    },
    ["components/Pill.module.css: a feature can't add to it outside of @layer components"],
  ],
])('%s is found', (_, files, problems) => {
  expect(inspectSheets(new Map(Object.entries(files)))).toEqual(problems)
})

test('global sheets name type alone: every other class stands beside its component', () => {
  const type = ['figure', 'lucide-arrow-right', 'mono', 'muted', 'small', 'visually-hidden']
  const named = [...read('styles/*.css').values()].flatMap((css) => [...classesOf(css)])
  expect([...new Set(named)].toSorted()).toEqual(type)
})
