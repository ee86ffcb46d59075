/** Browsers and Node know plural rules; phones get them from the file beside this one. */
export {};
