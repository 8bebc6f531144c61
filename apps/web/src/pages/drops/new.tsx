import { AppLayout, ServerData } from '../../features/account/index.ts'
import { NewDrop } from '../../features/new-drop/index.ts'
import type { PageWithLayout } from '../_app.tsx'

const NewDropPage: PageWithLayout = () => <NewDrop />
NewDropPage.getLayout = (page) => (
  <AppLayout crumbs={['drops', 'newDrop']}>
    <ServerData>{page}</ServerData>
  </AppLayout>
)

export default NewDropPage
