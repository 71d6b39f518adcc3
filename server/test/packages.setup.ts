// Before the product is loaded, as in its own start; once a process, as this file is read with each file of tests.
import '../src/platform/packages.ts'
