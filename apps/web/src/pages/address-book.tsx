import { AppLayout } from '../features/account/index.ts'
import { AddressBookPage } from '../features/address-book/index.ts'
import type { PageWithLayout } from './_app.tsx'

const AddressBook: PageWithLayout = () => <AddressBookPage />
AddressBook.getLayout = (page) => <AppLayout crumbs={['addressBook']}>{page}</AppLayout>
export default AddressBook
