import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document'
import type { ComponentProps, ReactElement } from 'react'
import { createSiteMetadata } from '@slotdrop/config'
import { heldPages } from '../server/heldPages.ts'
import { readSheet } from '../server/readSheet.ts'

/** Pages that start the worker of recipients when they run. */
const workerPages = new Set(['/d/[dropId]', '/me'])

// oxlint-disable node/no-process-env -- constants of a build (next.config.ts)
const firstScript = process.env['FIRST_SCRIPT']
/** In development there is none: the page starts it. */
const worker = { path: process.env['DROP_WORKER'], start: process.env['WORKER_START'] ?? '' }
// oxlint-enable node/no-process-env

/**
 * Pages whose scripts are held have their styles in the page: a phone would wait for each of a dozen files before it shows anything.
 * What comes later fetches sheets as files. What is pressed or typed before their scripts run is kept by `src/first-script`.
 */
class HeldHead extends Head {
  #isHeldBuild() {
    const { isDevelopment, __NEXT_DATA__ } = this.context
    return !isDevelopment && __NEXT_DATA__.page in heldPages
  }

  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    // Sound: Next names its link elements elements.
    const links = super.getCssLinks(files) as ReactElement<ComponentProps<'link'>>[] | null
    if (!links || !this.#isHeldBuild()) return links
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
    if (!this.#isHeldBuild()) return scripts
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
  return (
    <Html lang="en-IE" data-runs={isDevelopment ? undefined : heldPages[page]}>
      <HeldHead>
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
      </HeldHead>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
