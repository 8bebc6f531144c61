import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Application, JSX, PageEvent, type ProjectReflection } from 'typedoc'

const root = join(import.meta.dirname, '../../..')
const home = join(import.meta.dirname, '..')
const packages = join(root, 'packages')

type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, string | { readonly '@slotdrop/source'?: string }>>
}

/** Every entry of every package that is published, by its file: the name under which it is imported. */
function findEntries(): ReadonlyMap<string, string> {
  const entries = new Map<string, string>()
  for (const folder of readdirSync(packages)) {
    const manifest = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8')) as Manifest
    if (manifest.private) continue
    for (const [path, target] of Object.entries(manifest.exports ?? {})) {
      const source = typeof target === 'string' ? undefined : target['@slotdrop/source']
      if (source) entries.set(join(packages, folder, source), manifest.name + path.slice(1))
    }
  }
  return entries
}

/**
 * Writes the API reference, from docstrings, with the guides beside it.
 *
 * @throws Error when a docstring or a guide says something of what is not there: a link, a type, a parameter.
 */
export async function writeReference(folder: string): Promise<void> {
  const entries = findEntries()
  const app = await Application.bootstrap({
    name: 'Slotdrop',
    entryPoints: [...entries.keys()],
    tsconfig: join(home, 'tsconfig.reference.json'),
    // Types are a check of their own.
    skipErrorChecking: true,
    projectDocuments: [join(home, 'guides/!(index).md'), join(home, 'guides/generated/*.md')],
    readme: join(home, 'guides/index.md'),
    customCss: join(home, 'scripts/site.css'),
    excludeInternal: true,
    excludePrivate: true,
    excludeExternals: true,
    disableSources: true,
    hideGenerator: true,
    navigation: { includeCategories: false, includeGroups: false, includeFolders: true },
    highlightLanguages: ['ts', 'tsx', 'sh', 'json', 'css', 'html'],
    validation: { invalidLink: true, invalidPath: true, notExported: true, rewrittenLink: true, notDocumented: false },
    logLevel: 'Warn',
  })
  app.renderer.hooks.on('sidebar.begin', ({ relativeURL }) =>
    JSX.createElement(
      'a',
      { href: relativeURL('stories/index.html'), class: 'stories' },
      'Stories: every state of the wallet layer',
    ),
  )
  // In a guide, `stories:button--docs` is a page of the gallery.
  app.renderer.on(PageEvent.END, (page: PageEvent) => {
    const depth = page.url.split('/').length - 1
    page.contents = page.contents?.replaceAll(
      'href="stories:',
      `href="${'../'.repeat(depth)}stories/index.html?path=/docs/`,
    )
  })
  const project = await app.convert()
  if (!project) throw new Error('The sources could not be read.')
  nameModules(project, entries)
  app.validate(project)
  await app.generateDocs(project, folder)
  if (app.logger.hasErrors() || app.logger.hasWarnings())
    throw new Error('A docstring or a guide speaks of what is not there: see above.')
}

/** Gives each module the name under which it is imported; TypeDoc names it by its path. */
function nameModules(project: ProjectReflection, entries: ReadonlyMap<string, string>) {
  const names = new Map(
    [...entries].map(([file, name]) => [relative(packages, file).replace(/(?:\/index)?\.ts$/, ''), name]),
  )
  for (const module of project.children ?? []) {
    const name = names.get(module.name)
    if (name === undefined) throw new Error(`No entry is named ${module.name}.`)
    module.name = name
  }
}
