import type { NextPage } from 'next'
import type { AppProps } from 'next/app'
import localFont from 'next/font/local'
import Head from 'next/head'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import dynamic from 'next/dynamic'
import { createSiteMetadata } from '@slotdrop/config'
import { PageWait } from '../components/shell/PageWait.tsx'
import '@slotdrop/wallet-ui/styles.css'
import '../styles/tokens.css'
import '../styles/base.css'

const sans = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '75% 100%' }],
})
const mono = localFont({
  src: '../../node_modules/@fontsource/commit-mono/files/commit-mono-latin-400-normal.woff2',
  weight: '400',
  preload: false,
})

// The comparison is a constant in a build: no production bundle holds the switch.
const MockSwitch =
  // oxlint-disable-next-line node/no-process-env
  process.env.NODE_ENV === 'development'
    ? dynamic(async () => (await import('../features/mock-switch/index.ts')).MockSwitch, { ssr: false })
    : undefined

/** A page that says what it stands in. Pages without a wallet have no providers around them. */
export type PageWithLayout = NextPage & { getLayout?: (page: ReactElement) => ReactNode }

const site = createSiteMetadata()

export default function App({ Component, pageProps }: AppProps & { Component: PageWithLayout }) {
  // From here on whatever is pressed is heard (see src/first-script).
  useEffect(() => void dispatchEvent(new Event('page-runs')), [])
  const layout = Component.getLayout ?? ((page: ReactElement) => page)
  return (
    <>
      <Head>
        <title>{site.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={site.description} />
        <meta property="og:type" content={site.type} />
        <meta property="og:locale" content={site.locale} />
        <meta property="og:site_name" content={site.siteName} />
        <meta property="og:title" content={site.title} key="og:title" />
        <meta property="og:description" content={site.description} />
        <meta name="twitter:card" content={site.twitter.card} />
        <meta name="twitter:site" content={site.twitter.site} />
        <meta name="twitter:creator" content={site.twitter.handle} />
      </Head>
      <style>{`:root{--font-sans:${sans.style.fontFamily};--font-mono:${mono.style.fontFamily}}`}</style>
      {layout(<Component {...pageProps} />)}
      <PageWait />
      {MockSwitch && <MockSwitch />}
    </>
  )
}
