"""The texts of the catalog. All of them were written for this project."""

ADA = {
    "id": "6B0F5C1E-7A34-4D0B-9C52-1F3E8A6D4B01",
    "name": "Ada Lovelace",
    "field": "Mathematics",
    "years": "1815–1852",
    "biography": (
        "Ada Lovelace grew up in England, where her mother made sure she "
        "received an unusually thorough training in mathematics. At "
        "seventeen she met Charles Babbage and became fascinated by his "
        "designs for calculating machines. In 1843 she published her "
        "translation of an article about his Analytical Engine, with notes "
        "far longer than the article itself. They set out, step by step, "
        "how the engine could compute Bernoulli numbers, and are often "
        "called the first published computer program."),
    "funFacts": [
        "At the age of twelve she planned a flying machine and gave her "
        "studies the name “Flyology”.",
        "She was the only child of the poet Lord Byron’s short marriage.",
        "She wondered whether a machine like the engine might one day "
        "compose music.",
        "The programming language Ada carries her name.",
    ],
    "portrait": "ada-lovelace.png",
    "video": "ada-lovelace.mp4",
    "accent": "#7B5BB0",
}

HOPPER = {
    "id": "A3D7E942-58C1-4F6A-8B17-2C9D0E5F7A02",
    "name": "Grace Hopper",
    "field": "Computer Science",
    "years": "1906–1992",
    "biography": (
        "Grace Hopper earned a doctorate in mathematics at Yale and joined "
        "the United States Naval Reserve during the Second World War. There "
        "she became one of the first programmers of the Harvard Mark I. "
        "Convinced that people should be able to address computers in words, "
        "she built early compilers and designed the language FLOW-MATIC, "
        "which strongly influenced COBOL. She left the Navy in 1986 as a "
        "rear admiral, aged seventy-nine."),
    "funFacts": [
        "She handed out wires about thirty centimetres long to show how far "
        "electricity can travel in a billionth of a second.",
        "As a girl she took several alarm clocks apart to find out how they "
        "worked.",
        "The clock on her office wall ran backwards.",
        "The destroyer USS Hopper is named after her.",
    ],
    "portrait": "grace-hopper.png",
    "accent": "#2F62A8",
}

CURIE = {
    "id": "D48B2A70-1E9F-4C83-A6D5-3B7F1C0E9D03",
    "name": "Marie Curie",
    "field": "Physics & Chemistry",
    "years": "1867–1934",
    "biography": (
        "Born Maria Skłodowska in Warsaw, Marie Curie moved to Paris to "
        "study at the Sorbonne. Together with her husband Pierre she "
        "examined the rays given off by uranium minerals, coined the word "
        "“radioactivity” and in 1898 announced two new elements, polonium "
        "and radium. She shared the Nobel Prize in Physics in 1903 and "
        "received the one in Chemistry in 1911. During the First World War "
        "she organised X-ray vans to help surgeons near the front."),
    "funFacts": [
        "She was the first woman to win a Nobel Prize, and no one else has "
        "won it in two different sciences.",
        "Polonium is named after her native country, Poland.",
        "Some of her notebooks are still radioactive and are kept in "
        "lead-lined boxes.",
        "Her daughter Irène won a Nobel Prize in Chemistry as well, in 1935.",
    ],
    "portrait": "marie-curie.png",
    "video": "marie-curie.mp4",
    "accent": "#1F7A6B",
}

LAMARR = {
    "id": "1C6E90F5-B24D-47A8-8E3B-4D5A2F7C6104",
    "name": "Hedy Lamarr",
    "field": "Wireless Technology",
    "years": "1914–2000",
    "biography": (
        "Hedy Lamarr was born in Vienna and became one of the best-known "
        "film stars of 1940s Hollywood. Between shoots she worked on "
        "inventions at home. With the composer George Antheil she devised a "
        "radio link for torpedoes that would be hard to jam, because sender "
        "and receiver jump from frequency to frequency in step. The two "
        "were granted a patent in 1942. Frequency hopping later became an "
        "important technique in wireless communication."),
    "funFacts": [
        "The patent describes a system with 88 frequencies, as many as a "
        "piano has keys.",
        "Inventors’ Day in Germany, Austria and Switzerland is held on "
        "9 November, her birthday.",
        "She tried to make a tablet that turns plain water into a fizzy "
        "drink.",
        "She entered the US National Inventors Hall of Fame in 2014.",
    ],
    "portrait": "hedy-lamarr.png",
    "accent": "#B23A5E",
}

JOHNSON = {
    "id": "E75A3D18-6C0B-4B92-9F4E-5E8B3A1D7205",
    "name": "Katherine Johnson",
    "field": "Spaceflight",
    "years": "1918–2020",
    "biography": (
        "Katherine Johnson came from West Virginia and finished college at "
        "eighteen with degrees in mathematics and French. From 1953 she "
        "worked at the Langley laboratory of the agency that became NASA, "
        "at first in a segregated group of African American women hired to "
        "calculate. She worked out the path of the first American flight "
        "into space in 1961, and checked John Glenn’s computed orbit on a "
        "desk calculator. Later she contributed to the Apollo missions "
        "and to plans for the Space Shuttle."),
    "funFacts": [
        "John Glenn wanted her to confirm the computer’s numbers before he "
        "would fly.",
        "Gifted with numbers, she skipped several grades at school.",
        "As a child she counted everything, from steps to plates.",
        "She received the Presidential Medal of Freedom in 2015.",
    ],
    "portrait": "katherine-johnson.png",
    "accent": "#B0601A",
}

MEITNER = {
    "id": "0F92C4B6-D83A-4E15-B7C0-6F1C4B9E8306",
    "name": "Lise Meitner",
    "field": "Nuclear Physics",
    "years": "1878–1968",
    "biography": (
        "Lise Meitner studied in Vienna, where she was one of the first "
        "women to gain a doctorate in physics. In Berlin she worked with "
        "the chemist Otto Hahn for thirty years. Because of her Jewish "
        "family she had to flee Germany in 1938. From Sweden she and her "
        "nephew Otto Frisch explained what Hahn’s latest experiment meant: "
        "the uranium nucleus had split and set free an enormous amount of "
        "energy. Hahn alone received the Nobel Prize for the discovery."),
    "funFacts": [
        "Element 109, meitnerium, is named in her honour.",
        "She declined to work on the atomic bomb.",
        "She and Frisch found the explanation of fission on a winter walk "
        "in Sweden.",
        "In Berlin she first had to work in a former carpenter’s workshop, "
        "because women were not admitted to the laboratories.",
    ],
    "portrait": "lise-meitner.png",
    "accent": "#4A6B8A",
}

NOETHER = {
    "id": "9A4D7F23-05E8-4A6C-8D91-7A2D5C0F9407",
    "name": "Emmy Noether",
    "field": "Mathematics",
    "years": "1882–1935",
    "biography": (
        "Emmy Noether was born in Erlangen and took her doctorate there in "
        "1907. At Göttingen she proved the theorem that now bears her name: "
        "every continuous symmetry of a physical system belongs to a "
        "quantity that is conserved, such as energy or momentum. She then "
        "reshaped algebra with her studies of rings and ideals. When the "
        "Nazis dismissed her in 1933, she went to the United States and "
        "taught at Bryn Mawr College until her early death."),
    "funFacts": [
        "She worked without pay for many years because women could not hold "
        "a post.",
        "Some of her Göttingen lectures were announced under David "
        "Hilbert’s name.",
        "Before she chose mathematics she qualified as a teacher of French "
        "and English.",
        "Albert Einstein praised her in a letter to The New York Times.",
    ],
    "portrait": "emmy-noether.png",
    "accent": "#7D6A1E",
}

WU = {
    "id": "4E1B8C95-F76D-4932-A05C-8B3E6D1A0508",
    "name": "Chien-Shiung Wu",
    "field": "Experimental Physics",
    "years": "1912–1997",
    "biography": (
        "Chien-Shiung Wu grew up near Shanghai and sailed to California in "
        "1936 to become a physicist. She was soon known for measurements "
        "that others could trust. In 1956 she cooled radioactive cobalt "
        "almost to absolute zero, lined up its nuclei with a magnetic field "
        "and found that they send out more electrons one way than the other. "
        "Nature can tell left from right after all: a law most physicists "
        "had taken for granted had fallen."),
    "funFacts": [
        "Her father founded a school for girls, which she attended as a "
        "child.",
        "In 1978 she received the very first Wolf Prize in Physics.",
        "She was the first woman to lead the American Physical Society.",
        "An asteroid is named after her.",
    ],
    "portrait": "chien-shiung-wu.png",
    "accent": "#A93A32",
}

FRANKLIN = {
    "id": "B8C05E61-2A97-4D7F-96E3-9C4F7E2B1609",
    "name": "Rosalind Franklin",
    "field": "Chemistry",
    "years": "1920–1958",
    "biography": (
        "Rosalind Franklin, a Londoner, studied chemistry at Cambridge and "
        "first investigated the fine structure of coal. In Paris she "
        "mastered X-ray diffraction, and at King’s College London she "
        "turned it on DNA. Her careful pictures and measurements gave "
        "decisive evidence for the double helix, yet others used them "
        "without her knowledge. At Birkbeck College she went on to reveal "
        "how viruses are built. She died of cancer aged only thirty-seven."),
    "funFacts": [
        "“Photo 51”, the famous X-ray picture of DNA, was taken in 1952 by "
        "her student Raymond Gosling under her guidance.",
        "Europe’s planned Mars rover is named Rosalind Franklin.",
        "She loved long walks and climbs in the mountains.",
        "Her colleague Aaron Klug continued their virus research and won a "
        "Nobel Prize in 1982.",
    ],
    "portrait": "rosalind-franklin.png",
    "accent": "#2E7396",
}

ANNING = {
    "id": "57F3A1D8-C40E-4B59-8A26-AD508F3C270A",
    "name": "Mary Anning",
    "field": "Palaeontology",
    "years": "1799–1847",
    "biography": (
        "Mary Anning searched the crumbling cliffs of Lyme Regis on the "
        "English coast for fossils, which her family sold to visitors. She "
        "was about twelve when she and her brother uncovered the skeleton "
        "of an ichthyosaur. In 1823 she found the first complete "
        "plesiosaur, and five years later a flying reptile. With little "
        "schooling she became an expert whom geologists came to consult, "
        "although their learned society was closed to women."),
    "funFacts": [
        "As a baby she survived a lightning strike that killed the three "
        "women next to her.",
        "Her dog Tray went with her on fossil hunts.",
        "She helped to find out that the so-called bezoar stones were "
        "fossil dung.",
        "A statue of her and her dog was unveiled in Lyme Regis in 2022.",
    ],
    "portrait": "mary-anning.png",
    "accent": "#4D7A3A",
}

PEOPLE = [ADA, HOPPER, CURIE, LAMARR, JOHNSON,
          MEITNER, NOETHER, WU, FRANKLIN, ANNING]
