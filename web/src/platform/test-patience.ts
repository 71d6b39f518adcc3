import { configure } from '@testing-library/react'

/** What comes true, comes at once; a busy machine has its time. The library's own is a second. */
configure({ asyncUtilTimeout: 10_000 })
