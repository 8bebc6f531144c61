import { Head, Html, Main, NextScript } from 'next/document'

export default function Document() {
  return (
    <Html lang="en-IE">
      <Head>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* A file of this site, not inline: it must run before the first paint. */}
        {/* oxlint-disable-next-line nextjs/no-sync-scripts */}
        <script src="/theme.js" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
}
