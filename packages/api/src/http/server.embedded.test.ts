import { describeServer } from '../../test/describeServer.ts'

describeServer('embedded')
