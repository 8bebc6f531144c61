export { AddressBookPage } from './AddressBookPage.tsx'
