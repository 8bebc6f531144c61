import { AppLayout } from '../../../features/account/index.ts'
import { DropPage } from '../../../features/sending/index.ts'
import type { PageWithLayout } from '../../_app.tsx'

const OneDropPage: PageWithLayout = () => <DropPage />
OneDropPage.getLayout = (page) => <AppLayout crumbs={['drops', 'oneDrop']}>{page}</AppLayout>

export default OneDropPage
