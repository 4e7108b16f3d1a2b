import chromium from '@sparticuz/chromium';

// run as a separate process: the package unpacks into TMPDIR and changes its environment
console.log(await chromium.executablePath());
