import Head from 'next/head'
import { RecipientPage } from '../../features/recipient/index.ts'

/** What anybody sees of a drop; prerendered, without wallet or data client. */
export default function PublicDropPage() {
  return (
    <>
      <Head>
        <title>What is in this drop for you</title>
        <meta name="robots" content="noindex" />
      </Head>
      <RecipientPage />
    </>
  )
}
