import chromium from '@sparticuz/chromium';

// run as a process of its own: the package unpacks into TMPDIR and changes the environment it runs in
console.log(await chromium.executablePath());
