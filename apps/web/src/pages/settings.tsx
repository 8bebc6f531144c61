import { AppLayout } from '../features/account/index.ts'
import { SettingsPage } from '../features/settings/index.ts'
import type { PageWithLayout } from './_app.tsx'

const Settings: PageWithLayout = () => <SettingsPage />
Settings.getLayout = (page) => <AppLayout crumbs={['settings']}>{page}</AppLayout>
export default Settings
