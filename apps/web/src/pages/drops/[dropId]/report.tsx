import Head from 'next/head'
import { AppLayout } from '../../../features/account/index.ts'
import { ReportPage } from '../../../features/report/index.ts'
import type { PageWithLayout } from '../../_app.tsx'

const DropReportPage: PageWithLayout = () => (
  <>
    <Head>
      <title>Report</title>
    </Head>
    <ReportPage />
  </>
)
DropReportPage.getLayout = (page) => (
  <AppLayout crumbs={[{ label: 'Drops', href: '/drops' }, { label: 'Report' }]}>{page}</AppLayout>
)

export default DropReportPage
