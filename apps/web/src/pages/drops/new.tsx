import Head from 'next/head'
import { AppLayout } from '../../features/account/index.ts'
import { NewDrop } from '../../features/new-drop/index.ts'
import type { PageWithLayout } from '../_app.tsx'

const NewDropPage: PageWithLayout = () => (
  <>
    <Head>
      <title>New drop</title>
    </Head>
    <NewDrop />
  </>
)
NewDropPage.getLayout = (page) => (
  <AppLayout crumbs={[{ label: 'Drops', href: '/drops' }, { label: 'New drop' }]}>{page}</AppLayout>
)

export default NewDropPage
