import {
  type Application,
  DefaultTheme,
  DefaultThemeRenderContext,
  JSX,
  KindRouter,
  type NavigationElement,
  type PageEvent,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc'
import type { Guide } from './readGuides.ts'

const textsOfLinks = { previous: 'Previous', next: 'Next', markdown: 'This page as Markdown', skip: 'Skip to content' }

/** Pages are named by their kind: `functions/x.html`. A guide is named by its file. */
export function createRouter(guides: readonly Guide[], extension: '.html' | '.md') {
  const slugs = new Map(guides.map(({ title, slug }) => [title, slug]))
  return class SiteRouter extends KindRouter {
    constructor(application: Application) {
      super(application)
      this.extension = extension
    }

    protected override getIdealBaseName(reflection: Reflection): string {
      return reflection.isDocument()
        ? `guides/${slugs.get(reflection.name) ?? reflection.name}`
        : super.getIdealBaseName(reflection)
    }
  }
}

/** TypeDoc's theme with the guides first and in reading order, each leading to the one before and after it. */
export function createTheme(guides: readonly Guide[]) {
  return class SiteTheme extends DefaultTheme {
    override buildNavigation(project: ProjectReflection): NavigationElement[] {
      const elements = super.buildNavigation(project)
      const documents = new Map(elements.map((element) => [element.text, element]))
      return [
        ...guides.flatMap(({ title }) => documents.get(title) ?? []),
        { text: 'API reference', children: elements.filter(({ kind }) => kind !== ReflectionKind.Document) },
        { text: 'Stories of each state', path: 'stories/index.html' },
      ]
    }

    override getRenderContext(page: PageEvent<Reflection>): SiteContext {
      return new SiteContext(this.router, this, page, this.application.options)
    }
  }
}

class SiteContext extends DefaultThemeRenderContext {
  constructor(...parameters: ConstructorParameters<typeof DefaultThemeRenderContext>) {
    super(...parameters)
    const { header } = this
    // A guide has its title in its text.
    this.header = (page) =>
      page.model.isDocument() || page.url === 'index.html' ? JSX.createElement(JSX.Fragment, null) : header(page)
  }
}

/** Adds to each page a way past the navigation, and the links to its Markdown and to the guides before and after it. */
export function addPageLinks(app: Application, guides: readonly Guide[]): void {
  const { hooks } = app.renderer
  hooks.on('body.begin', () => JSX.createElement('a', { href: '#content', class: 'skip' }, textsOfLinks.skip))
  hooks.on('head.end', ({ page, relativeURL }) =>
    JSX.createElement('link', { rel: 'alternate', type: 'text/markdown', href: relativeURL(twinOf(page.url)) }),
  )
  hooks.on('content.end', (context) =>
    JSX.createElement(
      'footer',
      { class: 'page-links' },
      createChain(context, guides),
      JSX.createElement('a', { href: context.relativeURL(twinOf(context.page.url)) }, textsOfLinks.markdown),
    ),
  )
}

function twinOf(url: string): string {
  return url.replace(/\.html$/, '.md')
}

/** The links to the guides before and after; the first page leads to the first guide. */
function createChain(context: DefaultThemeRenderContext, guides: readonly Guide[]) {
  const { page } = context
  const isFirstPage = page.url === 'index.html'
  if (!page.model.isDocument() && !isFirstPage) return undefined
  const at = isFirstPage ? -1 : guides.findIndex(({ title }) => title === page.model.name)
  const link = (rel: 'prev' | 'next', text: string, title: string, href: string) =>
    JSX.createElement('a', { rel, href }, JSX.createElement('span', null, text), title)
  const urlOf = ({ slug }: Guide) => context.relativeURL(`guides/${slug}.html`)
  const before = guides[at - 1]
  const after = guides[at + 1]
  return JSX.createElement(
    'nav',
    { 'aria-label': 'Guides before and after' },
    before && link('prev', textsOfLinks.previous, before.title, urlOf(before)),
    at === 0 && link('prev', textsOfLinks.previous, page.project.name, context.relativeURL('index.html')),
    after && link('next', textsOfLinks.next, after.title, urlOf(after)),
  )
}
