import type { ComponentType } from 'react'
import type { GetStaticProps } from 'next'
import { PageWait } from '../src/components/shell/PageWait.tsx'
import NotFound from '../src/pages/404.tsx'
import ServerError from '../src/pages/500.tsx'
import Docs, { getStaticProps as docsProps } from '../src/pages/docs.tsx'
import RecipientsGuide from '../src/pages/docs/recipients.tsx'
import Landing, { getStaticProps as landingProps } from '../src/pages/index.tsx'
import { events } from './next/router.ts'
import { story } from './story.tsx'
import { silent } from './world/openWorld.ts'

export default { title: 'App/Pages' }

/** A page with the facts that its HTML is built with. */
function built<Props extends object>(Page: ComponentType<Props>, getProps: GetStaticProps<Props>) {
  // Sound: these pages are built from constants, without a context.
  const { props } = getProps({}) as { readonly props: Props }
  return () => <Page {...props} />
}
const Front = built(Landing, landingProps)

export const FrontPage = story({
  page: Front,
  world: { path: '/' },
  reach: ({ see }) => see('Pay thousands of addresses'),
})

export const FrontPageOffline = story({
  page: Front,
  world: { path: '/', fetch: (url) => (url.pathname.startsWith('/api') ? silent() : undefined) },
  reach: ({ see }) => see('Pay thousands of addresses'),
})

export const HowItWorks = story({
  page: built(Docs, docsProps),
  world: { path: '/docs' },
  reach: ({ meet }) => meet('link', 'Drops'),
})

export const KnowYourRecipients = story({
  page: RecipientsGuide,
  world: { path: '/docs/recipients' },
  reach: ({ see }) => see('3 recipients are liquidity pools on Polygon.', 'With the command'),
})

export const PageNotFound = story({
  page: NotFound,
  world: { path: '/not-here' },
  reach: ({ meet }) => meet('heading', /./),
})

export const ServerFailed = story({
  page: ServerError,
  world: { path: '/500' },
  reach: ({ meet }) => meet('heading', /./),
})

/** A page that is long in coming, over the one that is left. */
export const Opening = story({
  page: () => (
    <>
      <NotFound />
      <PageWait />
    </>
  ),
  world: { path: '/not-here' },
  reach: ({ until }) =>
    until(
      () => {
        // A second press must not restart the wait. The navigation at its end is not part of the story.
        events.emit('routeChangeStart', '#opening')
        return document.body.innerText.includes('Opening the page …')
      },
      () => 'No wait is shown',
    ).then(() => undefined),
})
