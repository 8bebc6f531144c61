import Head from 'next/head'
import { AppLayout } from '../features/account/index.ts'
import { SettingsPage } from '../features/settings/index.ts'
import type { PageWithLayout } from './_app.tsx'

const Settings: PageWithLayout = () => (
  <>
    <Head>
      <title>Settings</title>
    </Head>
    <SettingsPage />
  </>
)
Settings.getLayout = (page) => <AppLayout crumbs={[{ label: 'Settings' }]}>{page}</AppLayout>

export default Settings
