import Head from 'next/head'
import { Brand } from '../components/Brand.tsx'
import { ButtonLink } from '../components/Button.tsx'

export default function NotFound() {
  return (
    <main className="plain-page">
      <Head>
        <title>Page not found</title>
      </Head>
      <Brand />
      <h1>This page is not here</h1>
      <p className="muted">
        The address may be mistyped, or the drop may be on another network. Drops themselves are on chain and can’t
        vanish.
      </p>
      <div className="button-row">
        <ButtonLink href="/drops" variant="primary" prefetch={false}>
          See your drops
        </ButtonLink>
        <ButtonLink href="/">Home</ButtonLink>
      </div>
    </main>
  )
}
