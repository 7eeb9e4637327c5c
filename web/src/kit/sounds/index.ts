/** All that sounds are made with; loaded when the first one is to be heard. */
export * from "./recipes";
export * from "./voices";
export * from "./many";
