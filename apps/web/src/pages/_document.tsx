import { Head, Html, Main, NextScript } from 'next/document'
import type { ComponentProps, ReactElement } from 'react'

/** Pages that are read before they are used, most often on a phone that was never here. */
const publicPages = new Set(['/', '/404', '/500', '/d/[dropId]', '/docs', '/me'])

/**
 * On public pages the scripts run after the first paint: else a phone shows nothing while it runs them, and all that these pages say
 * at first is in their HTML. `public/start.js` begins them. Pages of the app are nothing without their scripts; there they run as
 * they come.
 */
class HeadWithScriptsAfterPaint extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    // Sound: Next names its script elements elements.
    const scripts = super.getScripts(files) as ReactElement<ComponentProps<'script'>>[]
    const { isDevelopment, __NEXT_DATA__ } = this.context
    if (isDevelopment || !publicPages.has(__NEXT_DATA__.page)) return scripts
    return scripts.map((script) => {
      const { src } = script.props
      if (src === undefined) return script
      // A type that no browser runs: the tag only names the file.
      return <script key={src} type="text/plain" data-after-paint={src} />
    })
  }
}

export default function Document() {
  return (
    <Html lang="en-IE">
      <HeadWithScriptsAfterPaint>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* A file of this site, not inline: it must run before the first paint. */}
        {/* oxlint-disable-next-line nextjs/no-sync-scripts */}
        <script src="/start.js" />
      </HeadWithScriptsAfterPaint>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
