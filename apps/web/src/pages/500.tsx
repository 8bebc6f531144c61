import Head from 'next/head'
import { Brand } from '../components/Brand.tsx'
import { ButtonLink } from '../components/Button.tsx'

export default function ServerError() {
  return (
    <main className="plain-page">
      <Head>
        <title>The server failed</title>
      </Head>
      <Brand />
      <h1>The server could not make this page</h1>
      <p className="muted">
        Your drops are safe: what was paid is on chain, and sealed lists are on your device. Load the page again in a
        moment.
      </p>
      <div className="button-row">
        <ButtonLink href="/drops" variant="primary" prefetch={false}>
          See your drops
        </ButtonLink>
      </div>
    </main>
  )
}
