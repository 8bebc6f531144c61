import { AppLayout, ServerData } from '../../../features/account/index.ts'
import { ReportPage } from '../../../features/report/index.ts'
import type { PageWithLayout } from '../../_app.tsx'

const DropReportPage: PageWithLayout = () => <ReportPage />
DropReportPage.getLayout = (page) => (
  <AppLayout crumbs={['drops', 'report']}>
    <ServerData>{page}</ServerData>
  </AppLayout>
)

export default DropReportPage
