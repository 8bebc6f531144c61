import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import type { ComponentProps, ReactElement } from 'react'
import { createSiteMetadata } from '@slotdrop/config'
import { readSheet } from '../server/readSheet.ts'

/** Pages that are read before they are used, most often on a phone that was never here. */
const publicPages = new Set(['/', '/404', '/500', '/d/[dropId]', '/docs', '/me'])

/** Pages that start the worker of recipients when they run. */
const workerPages = new Set(['/d/[dropId]', '/me'])

// oxlint-disable node/no-process-env -- constants of a build (next.config.ts)
const firstScript = process.env['FIRST_SCRIPT']
/** In development there is none: the page starts it. */
const worker = { path: process.env['DROP_WORKER'], start: process.env['WORKER_START'] ?? '' }
// oxlint-enable node/no-process-env

/**
 * On public pages the styles stand in the page: they are five kilobytes in a dozen files, and a phone would wait for each of them
 * before it shows anything. What comes later fetches sheets as files.
 *
 * Their scripts run after the first paint: else a phone shows nothing while it runs them, and all that these pages say
 * at first is in their HTML. `src/first-script` begins them, and keeps what is pressed or typed before. Pages of the app are
 * nothing without their scripts; there they run as they come.
 */
class PublicHead extends Head {
  #isPublicBuild() {
    const { isDevelopment, __NEXT_DATA__ } = this.context
    return !isDevelopment && publicPages.has(__NEXT_DATA__.page)
  }

  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    // Sound: Next names its link elements elements.
    const links = super.getCssLinks(files) as ReactElement<ComponentProps<'link'>>[] | null
    if (!links || !this.#isPublicBuild()) return links
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
    if (!this.#isPublicBuild()) return scripts
    return scripts.map((script) => {
      const { src } = script.props
      if (src === undefined) return script
      // A type that no browser runs: the tag only names the file.
      return <script key={src} type="text/plain" data-after-paint={src} />
    })
  }
}

const site = createSiteMetadata()

export default function Document({ __NEXT_DATA__: { page } }: DocumentProps) {
  return (
    <Html lang="en-IE">
      <PublicHead>
        {/* Of no page's script: where the site is, the server writes into them (src/server/pages/readBuild.ts). */}
        <meta property="og:url" content={site.url} />
        {/* A drop's link has a picture of its own (src/server/routes/cards.ts). */}
        {page !== '/d/[dropId]' && <meta property="og:image" content={`${site.url}/api/cards/site.png`} />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {worker.path !== undefined && workerPages.has(page) && (
          <>
            {/* A type that no browser runs: the tag only names the file. */}
            <script type="text/plain" data-worker={worker.path} />
            {/* In the page: as a file it would be a journey of its own. The content policy allows it by its hash. */}
            {/* oxlint-disable-next-line react/no-danger -- our own code */}
            <script dangerouslySetInnerHTML={{ __html: worker.start }} />
          </>
        )}
        {/* oxlint-disable-next-line nextjs/no-sync-scripts -- it must run before the first paint */}
        <script src={firstScript} />
      </PublicHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
