import { AppLayout, ServerData } from '../../features/account/index.ts'
import { DropList } from '../../features/drop-list/index.ts'
import type { PageWithLayout } from '../_app.tsx'

const DropsPage: PageWithLayout = () => <DropList />
DropsPage.getLayout = (page) => (
  <AppLayout crumbs={['drops']}>
    <ServerData>{page}</ServerData>
  </AppLayout>
)
export default DropsPage
