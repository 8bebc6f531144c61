import Head from 'next/head'
import { AppLayout } from '../../../features/account/index.ts'
import { DropPage } from '../../../features/drop-progress/index.ts'
import type { PageWithLayout } from '../../_app.tsx'

const OneDropPage: PageWithLayout = () => (
  <>
    <Head>
      <title>Drop</title>
    </Head>
    <DropPage />
  </>
)
OneDropPage.getLayout = (page) => (
  <AppLayout crumbs={[{ label: 'Drops', href: '/drops' }, { label: 'Drop' }]}>{page}</AppLayout>
)

export default OneDropPage
