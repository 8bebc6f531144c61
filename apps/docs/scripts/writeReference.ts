import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { icon, writeProductLook } from '@slotdrop/wallet-ui-stories/.storybook/productLook.ts'
import { Application, PageEvent, type ProjectReflection } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'
import { listPages } from './listPages.ts'
import { guideFolder, readGuides } from './readGuides.ts'
import { addPageLinks, createRouter, createTheme } from './siteTheme.ts'

const root = join(import.meta.dirname, '../../..')
const home = join(import.meta.dirname, '..')
const packages = join(root, 'packages')

/** In Markdown a page begins with its title, as a guide does. */
const markdownOptions = {
  hidePageHeader: true,
  hideBreadcrumbs: true,
  entryFileName: 'index.md',
} satisfies Partial<PluginOptions>

type Manifest = {
  readonly name: string
  readonly description?: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, string | { readonly '@slotdrop/source'?: string }>>
}

/** An entry of a package: the name under which it is imported, and the description of the package. */
type Entry = { readonly name: string; readonly summary: string }

/** Every entry of every package that is published, by its file. */
function findEntries(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const folder of readdirSync(packages)) {
    const manifest = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8')) as Manifest
    if (manifest.private) continue
    for (const [path, target] of Object.entries(manifest.exports ?? {})) {
      const source = typeof target === 'string' ? undefined : target['@slotdrop/source']
      if (source)
        entries.set(join(packages, folder, source), {
          name: manifest.name + path.slice(1),
          summary: manifest.description ?? '',
        })
    }
  }
  return entries
}

/**
 * Writes guides and API reference, from docstrings: each page as HTML and as Markdown beside it, and a list of them as `llms.txt`.
 *
 * @throws Error when a docstring or a guide says something of what is not there: a link, a type, a parameter.
 */
export async function writeReference(folder: string): Promise<void> {
  const entries = findEntries()
  const guides = readGuides()
  const app = await Application.bootstrapWithPlugins({
    name: 'Slotdrop',
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: [...entries.keys()],
    tsconfig: join(home, 'tsconfig.reference.json'),
    // Types are a check of their own.
    skipErrorChecking: true,
    projectDocuments: guides.map(({ file }) => join(guideFolder, file)),
    readme: join(guideFolder, 'index.md'),
    customCss: writeSheet(),
    favicon: icon,
    lightHighlightTheme: 'github-light-high-contrast',
    darkHighlightTheme: 'github-dark-high-contrast',
    excludeInternal: true,
    excludePrivate: true,
    excludeExternals: true,
    disableSources: true,
    hideGenerator: true,
    includeHierarchySummary: false,
    searchInDocuments: true,
    visibilityFilters: {},
    navigation: { includeCategories: false, includeGroups: false, includeFolders: true },
    highlightLanguages: ['ts', 'tsx', 'sh', 'json', 'css', 'html'],
    validation: { invalidLink: true, invalidPath: true, notExported: true, rewrittenLink: true, notDocumented: false },
    logLevel: 'Warn',
    ...markdownOptions,
  })
  app.renderer.defineTheme('site', createTheme(guides))
  app.renderer.defineRouter('site', createRouter(guides, '.html'))
  app.renderer.defineRouter('markdown', createRouter(guides, '.md'))
  addPageLinks(app, guides)
  const urls = new Map<string, string>()
  app.renderer.on(PageEvent.END, (page: PageEvent) => {
    if (page.url.endsWith('.md')) urls.set(page.model.name, page.url)
    page.contents = page.contents
      // In a guide, `stories:button--docs` is a page of the gallery.
      ?.replaceAll(/(href="|\]\()stories:/g, `$1${storiesFrom(page.url)}`)
      // A wide table is scrolled by itself, by keyboard too.
      .replaceAll('<table>', '<table tabindex="0">')
      .replace('<div class="col-content">', '<div class="col-content" id="content" role="main">')
  })
  const project = await app.convert()
  if (!project) throw new Error('The sources could not be read.')
  nameModules(project, entries)
  app.validate(project)
  app.options.setValue('theme', 'site')
  app.options.setValue('router', 'site')
  await app.generateDocs(project, folder)
  app.options.setValue('theme', 'markdown')
  app.options.setValue('router', 'markdown')
  app.options.setValue('cleanOutputDir', false)
  await app.outputs.writeOutput({ name: 'markdown', path: folder }, project)
  const modules = [...entries.values()].map((entry) => ({ ...entry, url: urls.get(entry.name) ?? '' }))
  const [, about = ''] = /^# .*\n\n(.*)$/m.exec(readFileSync(join(guideFolder, 'index.md'), 'utf8')) ?? []
  writeFileSync(join(folder, 'llms.txt'), listPages(project.name, about, guides, modules))
  if (app.logger.hasErrors() || app.logger.hasWarnings())
    throw new Error('A docstring or a guide speaks of what is not there: see above.')
}

function storiesFrom(url: string): string {
  return `${'../'.repeat(url.split('/').length - 1)}stories/index.html?path=/docs/`
}

/** Writes the style sheet of the site: the look of the product, and what TypeDoc's pages make of it. */
function writeSheet(): string {
  const sheet = join(home, 'cache/site.css')
  const look = writeProductLook({ root: ':root', fontFolder: '../stories/fonts' })
  mkdirSync(join(home, 'cache'), { recursive: true })
  writeFileSync(sheet, look + readFileSync(join(home, 'scripts/site.css'), 'utf8'))
  return sheet
}

/** Gives each module the name under which it is imported; TypeDoc names it by its path. */
function nameModules(project: ProjectReflection, entries: ReadonlyMap<string, Entry>) {
  const names = new Map(
    [...entries].map(([file, { name }]) => [relative(packages, file).replace(/(?:\/index)?\.ts$/, ''), name]),
  )
  for (const module of project.children ?? []) {
    const name = names.get(module.name)
    if (name === undefined) throw new Error(`No entry is named ${module.name}.`)
    module.name = name
  }
}
