import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files of a copy of the repository, by their paths in it. */
type Copy = {
  read(path: string): string
  write(path: string, text: string): void
  remove(path: string): void
  /** Replaces a text that is there. */
  replace(path: string, text: string | RegExp, by: string): void
}

/** A change by a guide of CONTRIBUTING. */
export type Change = {
  readonly title: string
  /** Removes the result of the change if the repository has it already, before files are counted. */
  readonly prepare?: (copy: Copy) => void
  /** Does what the guide says. */
  readonly apply: (copy: Copy) => void
  /** Packages whose `codegen` the guide asks for, in this order. */
  readonly codegen: readonly string[]
  /** Packages that are type-checked after it. */
  readonly types: readonly string[]
}

/** The files of a folder. */
export function createCopy(folder: string): Copy {
  const copy: Copy = {
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    remove: (path) => rmSync(join(folder, path)),
    replace(path, text, by) {
      const found = copy.read(path)
      const replaced = found.replace(text, by)
      if (replaced === found) throw new Error(`${path} has no ${String(text)}: adapt the change to it.`)
      copy.write(path, replaced)
    },
  }
  return copy
}

const chains = 'packages/chains/src/chains'
const report = 'packages/drops/src/report'
const i18n = 'apps/web/src/i18n'

/** Removes Base, which the repository has, and adds it again. */
function createBaseChange(): Change {
  let file = ''
  let list = ''
  return {
    title: 'Add a chain',
    prepare(copy) {
      file = copy.read(`${chains}/base.ts`)
      list = copy.read(`${chains}/index.ts`)
      copy.remove(`${chains}/base.ts`)
      copy.write(`${chains}/index.ts`, list.replace(/^.*\bbase\b.*\n/gm, ''))
    },
    apply(copy) {
      copy.write(`${chains}/base.ts`, file)
      copy.write(`${chains}/index.ts`, list)
    },
    codegen: ['packages/chains'],
    types: ['packages/chains'],
  }
}

/** One change for each guide, in their order. */
export const changes: readonly Change[] = [
  createBaseChange(),
  {
    title: 'Add a column to the report',
    apply(copy) {
      const [model, files] = [`${report}/report.ts`, `${report}/reportFiles.ts`]
      copy.replace(model, /(export type RowReport = \{\n)/, '$1  readonly isClaim: boolean\n')
      copy.replace(model, 'const nothing = {', 'const nothing = { isClaim: false,')
      copy.replace(
        model,
        /(return \{ \.\.\.nothing, .*)transfer \}/,
        '$1transfer, isClaim: transfer?.isClaim === true }',
      )
      copy.replace(files, "'state'] as const", "'state', 'claimed'] as const")
      copy.replace(files, 'const { state, ', 'const { isClaim, state, ')
      copy.replace(files, '(writtenOff), reason }', "(writtenOff), reason, claimed: isClaim ? 'yes' : '' }")
    },
    codegen: [],
    types: ['packages/drops'],
  },
  {
    title: 'Add a mutation',
    apply(copy) {
      const schema = 'packages/api/src/schema/viewer.ts'
      copy.write(
        'packages/api/src/services/account/checkIn.ts',
        `import type { ApiContext } from '../../context.ts'

/** Whether an account is signed in. */
export async function checkIn(context: Pick<ApiContext, 'getSession'>): Promise<boolean> {
  return (await context.getSession()) !== null
}
`,
      )
      copy.replace(schema, /^/, "import { checkIn } from '../services/account/checkIn.ts'\n")
      copy.replace(
        schema,
        '  return { viewer }\n',
        `  builder.mutationField('checkIn', (t) =>
    t.boolean({ description: 'Whether a session is there.', resolve: (_root, _args, context) => checkIn(context) }),
  )
  return { viewer }
`,
      )
      copy.write('apps/web/src/features/account/CheckIn.graphql', 'mutation CheckIn {\n  checkIn\n}\n')
    },
    codegen: ['packages/api', 'apps/web'],
    types: ['packages/api'],
  },
  {
    title: 'Add a language',
    apply(copy) {
      // The words of another language stand for the French.
      copy.write(`${i18n}/languages/fr.json`, copy.read(`${i18n}/languages/es.json`))
      copy.replace(
        `${i18n}/languages.ts`,
        /^ {2}es: .*\n/m,
        "$&  fr: { endonym: 'Français', numbers: 'fr-FR', load: () => import('./languages/fr.generated.ts') },\n",
      )
    },
    codegen: ['apps/web'],
    types: ['apps/web'],
  },
]
