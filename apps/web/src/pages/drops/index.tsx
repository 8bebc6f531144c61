import Head from 'next/head'
import { AppLayout } from '../../features/account/index.ts'
import { DropList } from '../../features/drop-list/index.ts'
import type { PageWithLayout } from '../_app.tsx'

const DropsPage: PageWithLayout = () => (
  <>
    <Head>
      <title>Drops</title>
    </Head>
    <DropList />
  </>
)
DropsPage.getLayout = (page) => <AppLayout crumbs={[{ label: 'Drops' }]}>{page}</AppLayout>

export default DropsPage
