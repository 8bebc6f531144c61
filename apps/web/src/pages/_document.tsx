import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import type { ComponentProps, ReactElement } from 'react'
import { createSiteMetadata } from '@slotdrop/config'
import { publicPages } from '../server/publicPages.ts'
import { readSheet } from '../server/readSheet.ts'

// oxlint-disable node/no-process-env -- constants of a build (next.config.ts)
const firstScript = process.env['FIRST_SCRIPT'] ?? ''
/** In development there is none: pages start it. */
const workerPath = process.env['DROP_WORKER']
/** What starts the worker that reads drops before the page runs. */
const workerStarts: Readonly<Record<string, string | undefined>> = {
  '/d/[dropId]': process.env['WORKER_START'],
  '/me': process.env['WORKER_START'],
}
// oxlint-enable node/no-process-env

/**
 * Styles are part of the HTML, so that the first paint waits for no further request; pages that are opened later fetch theirs as files.
 * Input before the scripts run is replayed by `src/first-script`.
 */
class PageHead extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    // Sound: Next names its link elements elements.
    const links = super.getCssLinks(files) as ReactElement<ComponentProps<'link'>>[] | null
    if (!links || this.context.isDevelopment) return links
    return links
      .filter(({ props }) => props.rel === 'stylesheet')
      .map(({ props: { href = '' } }) => (
        // `data-n-href` tells Next's own scripts which sheet this is.
        <style key={href} data-n-href={href}>
          {readSheet(href)}
        </style>
      ))
  }

  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    // Sound: Next names its script elements elements.
    const scripts = super.getScripts(files) as ReactElement<ComponentProps<'script'>>[]
    const { isDevelopment, __NEXT_DATA__ } = this.context
    if (isDevelopment || !publicPages.includes(__NEXT_DATA__.page)) return scripts
    return scripts.map((script) => {
      const { src } = script.props
      if (src === undefined) return script
      // A type that no browser runs: the tag only names the file.
      return <script key={src} type="text/plain" data-held={src} />
    })
  }
}

const site = createSiteMetadata()

export default function Document({ isDevelopment, __NEXT_DATA__: { page } }: DocumentProps) {
  const workerStart = workerStarts[page]
  return (
    <Html lang="en-IE" data-runs={!isDevelopment && publicPages.includes(page) ? 'after-paint' : undefined}>
      <PageHead>
        {/* Of no page's script: where the site is, the server writes into them (src/server/pages/readBuild.ts). */}
        <meta property="og:url" content={site.url} />
        {/* A drop's link has a picture of its own (src/server/routes/cards.ts). */}
        {page !== '/d/[dropId]' && <meta property="og:image" content={`${site.url}/api/cards/site.png`} />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* Before the first paint. In the page: as a file it would be a journey of its own. The content policy allows it by its hash. */}
        {/* oxlint-disable-next-line react/no-danger -- our own code */}
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        {workerPath !== undefined && workerStart !== undefined && (
          <>
            {/* A type that no browser runs: the tag only names the file. */}
            <script type="text/plain" data-worker={workerPath} />
            {/* oxlint-disable-next-line react/no-danger -- our own code */}
            <script dangerouslySetInnerHTML={{ __html: workerStart }} />
          </>
        )}
      </PageHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
