// `pnpm --filter @slotdrop/web run ship <folder>`: copies what the server and the processes of the sender service need to run into an empty
// folder, in the tree of the workspace: the modules that they may load, by their imports, with the licences of their packages, and what Next
// has built of pages.
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeFileTrace } from '@vercel/nft'

const app = fileURLToPath(new URL('..', import.meta.url))
const root = resolve(app, '../..')

/** What `readBuild` reads of what Next has built; pages that are not prerendered fail the build. */
const builtFiles = [
  'routes-manifest.json',
  'prerender-manifest.json',
  'inline-script-hashes.json',
  'server/pages-manifest.json',
]
const builtPages = /(?<!\.nft)\.(?:html|json)$/
const licenceFiles = /^(?:licen[cs]e|notice|copying)/i

/** What is started of the image. */
const programs = [
  join(app, 'src/server/start.ts'),
  join(app, 'src/server/operate.ts'),
  join(root, 'apps/operator/src/start.ts'),
]

/** The modules that programs may load, with the files that they read beside them and the links between packages. */
async function listModules(entries: string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace(entries, {
    base: root,
    conditions: ['node', 'module-sync'],
    exportsOnly: true,
    readFile: async (path) => {
      if (!existsSync(path) || !lstatSync(path).isFile()) return null
      return path.endsWith('.ts') ? stripTypeScriptTypes(await readFile(path, 'utf8')) : readFile(path)
    },
  })
  return [...fileList]
}

/** The licences of the packages whose files are named. */
function listLicences(files: readonly string[]): string[] {
  const folders = new Set(files.filter((file) => file.endsWith('/package.json')).map((file) => dirname(file)))
  return [...folders].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => licenceFiles.test(name))
      .map((name) => join(folder, name)),
  )
}

function listBuilt(): string[] {
  const next = join(app, '.next')
  const pages = readdirSync(join(next, 'server/pages'), { recursive: true, encoding: 'utf8' })
  const built = [
    ...builtFiles,
    'static',
    ...pages.filter((name) => builtPages.test(name)).map((name) => join('server/pages', name)),
  ]
  return built.map((name) => relative(root, join(next, name)))
}

function copy(file: string, to: string): void {
  const [source, target] = [join(root, file), join(to, file)]
  mkdirSync(dirname(target), { recursive: true })
  if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target)
  else cpSync(source, target, { recursive: true })
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder: pnpm --filter @slotdrop/web run ship <folder>')
const target = resolve(root, folder)
if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`)
const modules = await listModules(programs)
const files = new Set([
  ...modules,
  ...listLicences(modules),
  ...listBuilt(),
  relative(root, join(app, 'public')),
  'LICENSE',
])
for (const file of files) copy(file, target)
console.log(`${files.size} files are in ${target}.`)
