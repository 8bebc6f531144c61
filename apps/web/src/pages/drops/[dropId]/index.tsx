import { AppLayout, ServerData } from '../../../features/account/index.ts'
import { SenderPage } from '../../../features/sending/index.ts'
import type { PageWithLayout } from '../../_app.tsx'

const OneSenderPage: PageWithLayout = () => <SenderPage />
OneSenderPage.getLayout = (page) => (
  <AppLayout crumbs={['drops', 'oneDrop']}>
    <ServerData>{page}</ServerData>
  </AppLayout>
)

export default OneSenderPage
