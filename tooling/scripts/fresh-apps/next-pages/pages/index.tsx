import Head from 'next/head'
import { Desk } from '../src/Desk'

export default function Page() {
  return (
    <>
      <Head>
        <title>Desk</title>
      </Head>
      <Desk />
    </>
  )
}
